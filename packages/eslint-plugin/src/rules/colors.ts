const NAMED =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const WRITTEN =
  /(?:^|[\s,(:[])(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))(?![\w-])|\b((?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\()/i;
const NAME = new RegExp(`(?:^|[\\s,(:])(${NAMED.split(' ').join('|')})(?![\\w(-])`, 'i');
/** `bg-[#0a7]`, `text-red-500`: a utility framework's way to the same. */
const UTILITY =
  /(?:^|\s)\S*?-\[(?:color:)?(?:#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\()|(?:^|\s)(?:\S+:)?(?:bg|text|border|ring|outline|fill|stroke|from|via|to|shadow|accent|caret|decoration|divide|placeholder)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|black|white)(?:-\d{2,3})?(?![\w-])/i;
const DECLARATION =
  /(?:^|[;{\s])(?:[\w-]*color|background|border(?:-[\w-]+)?|outline|fill|stroke|box-shadow|text-shadow)\s*:\s*([^;{}]*)/gi;

/** Properties of style whose value is, or holds, a colour. */
export const isColorProperty = (name: string): boolean =>
  /color$|^(?:background|background-?image|fill|stroke)$|^border(?!.*(?:radius|width|style|spacing|collapse))|^outline$|shadow$/i.test(
    name,
  );

/** The raw colour in a value, in whatever way it is written. `transparent`, `currentColor` and the system's are none. */
export function rawColor(value: string, isNameEnough: boolean): string | undefined {
  const written = WRITTEN.exec(value);
  if (written) return written[1] ?? `${written[2] ?? ''}…)`;
  return isNameEnough ? NAME.exec(value)?.[1] : undefined;
}

/** The raw colour in a text of CSS: in the value of a property that takes colours. */
export function rawColorInCss(css: string): string | undefined {
  for (const [, value = ''] of css.matchAll(DECLARATION)) {
    const found = rawColor(value, true);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The class of a utility framework that paints with a colour of its own. */
export const rawColorInClass = (classes: string): string | undefined => UTILITY.exec(classes)?.[0].trim();
