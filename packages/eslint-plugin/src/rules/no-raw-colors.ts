import type { Rule } from 'eslint';
import { at, child, isNode, nameOf, texts, type Node } from '../ast.ts';
import { isColorProperty, rawColor, rawColorInClass, rawColorInCss } from './colors.ts';

/** Functions whose objects are style, so that a colour's name alone is a colour. */
const STYLING =
  /^(?:style|globalStyle|styleVariants|recipe|sprinkles|keyframes|globalKeyframes|css|layered|makeStyles|createUseStyles|createTheme|createGlobalTheme)$/;
const PAINTING = new Set(['color', 'fill', 'stroke', 'stopColor', 'floodColor', 'bgcolor', 'bgColor']);

/** Where a function stands that gives style: `sx={(theme) => …}`, `styled.div((props) => …)`, in a list, under a key. */
const GIVING = new Set(['JSXExpressionContainer', 'CallExpression', 'ArrayExpression', 'Property']);

/** Whether an object is style beyond doubt: in `style={…}`, `css={…}`, `sx={…}`, or given to a styling function. */
function isStyle(property: Node): boolean {
  for (let node = property['parent']; isNode(node); node = node['parent']) {
    if (node.type === 'JSXAttribute') return /^(?:style|css|sx)$/.test(nameOf(child(node, 'name')));
    if (node.type === 'CallExpression') {
      const callee = child(node, 'callee');
      const owner = callee?.type === 'MemberExpression' ? nameOf(child(callee, 'object')) : '';
      return STYLING.test(nameOf(callee)) || nameOf(callee) === 'styled' || owner === 'styled';
    }
    if (/Function/.test(node.type) && !GIVING.has(child(node, 'parent')?.type ?? '')) return false;
  }
  return false;
}

/** No colour of one's own: the themes, the high contrast and a company's brand would not reach it. */
export const noRawColors: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Proíbe cores escritas à mão; as cores vêm de `vars` (@apto/ui/theme).' },
    schema: [],
    messages: {
      raw: "'{{color}}' não muda com o tema, o alto contraste nem a cor da empresa. Use um papel de `vars` (@apto/ui/theme), como vars.color.textMuted ou vars.tone.danger.text.",
    },
  },
  create(context) {
    const report = (node: Node, color: string | undefined): void => {
      if (color !== undefined) context.report({ node: at(node), messageId: 'raw', data: { color } });
    };
    return {
      Property(found) {
        const property = found as unknown as Node;
        const key = nameOf(child(property, 'key'));
        if (!isColorProperty(key) || property['computed'] === true) return;
        for (const { node, text } of texts(child(property, 'value')))
          report(node, rawColor(text, isStyle(property)));
      },
      JSXAttribute(found: unknown) {
        const attribute = found as Node;
        const name = nameOf(child(attribute, 'name'));
        const isClass = name === 'className' || name === 'class';
        if (!isClass && !PAINTING.has(name)) return;
        for (const { node, text } of texts(child(attribute, 'value')))
          report(node, isClass ? rawColorInClass(text) : rawColor(text, true));
      },
      TaggedTemplateExpression(found) {
        const tagged = found as unknown as Node;
        const tag = child(tagged, 'tag');
        const owner = tag?.type === 'MemberExpression' ? nameOf(child(tag, 'object')) : nameOf(tag);
        if (!/^(?:css|styled|keyframes|injectGlobal|createGlobalStyle)$/.test(owner)) return;
        const whole = texts(child(tagged, 'quasi'))
          .map(({ text }) => text)
          .join('var(--x)');
        report(tagged, rawColorInCss(whole));
      },
    };
  },
};
