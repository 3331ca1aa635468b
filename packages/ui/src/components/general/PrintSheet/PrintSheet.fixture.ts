/** All rules of the page that hold on paper, in their order, out of their layers. */
function paperRules(rules: CSSRuleList | undefined, isPaper = false): CSSStyleRule[] {
  return [...(rules ?? [])].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isPaper ? [rule] : [];
    if (rule instanceof CSSMediaRule)
      return paperRules(rule.cssRules, isPaper || rule.media.mediaText === 'print');
    return rule instanceof CSSGroupingRule ? paperRules(rule.cssRules, isPaper) : [];
  });
}

/** What the style sheets say of an element for paper alone; '' when they say nothing. The last rule counts. */
export function onPaper(element: Element, property: string): string {
  const rules = [...document.styleSheets].flatMap((sheet) => paperRules(sheet.cssRules));
  return rules
    .filter((rule) => element.matches(rule.selectorText))
    .map((rule) => rule.style.getPropertyValue(property))
    .reduce((last, value) => value || last, '');
}
