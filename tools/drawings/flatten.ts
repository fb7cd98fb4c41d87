interface Rule {
  /** The class it is for; null: the drawing itself. */
  of: string | null;
  not: string | null;
  declared: [property: string, value: string][];
}

const selectorForm = /^\.tarot(?: \.([\w-]+)(?::not\(\.([\w-]+)\))?)?$/;

/** The sheet's own rules, weakest first: those that leave a class out are the stronger, as in CSS. Small cards' and backs' rules stay out. */
const readRules = (sheet: string): Rule[] => {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@container[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declared = body!.split(";").flatMap((line): [string, string][] => {
      const [property, value] = line.split(/:(.*)/s);
      return value === undefined ? [] : [[property!.trim(), value.trim()]];
    });
    return selectors!.split(",").flatMap((selector): Rule[] => {
      const found = selectorForm.exec(selector.trim());
      return found ? [{ of: found[1] ?? null, not: found[2] ?? null, declared }] : [];
    });
  });
  return rules.sort((one, other) => Number(one.not !== null) - Number(other.not !== null));
};

const drawn = new Set(["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity"]);

/** "calc(1.35px * var(--pen) * var(--k))" → "3.375" */
const toValue = (value: string, known: ReadonlyMap<string, string>): string => {
  const filled = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`the pen has no ${name}`);
    return found;
  });
  const product = /^calc\((.*)\)$/.exec(filled);
  const length = product ? product[1]!.split("*").reduce((all, part) => all * Number.parseFloat(part), 1) : Number.parseFloat(filled);
  return product || /^[\d.]+px$/.test(filled) ? String(Math.round(length * 1000) / 1000) : filled;
};

/**
 * Makes drawings of the deck stand by themselves: the pen's classes become attributes, for renderers that know no custom properties, and text
 * is left out, for those that have no fonts inside a drawing.
 * @param sheet `art.css` @param colours by their names
 */
export const createFlattener = (sheet: string, colours: ReadonlyMap<string, string>) => {
  const rules = readRules(sheet);
  const listDeclared = (classes: readonly string[], isRoot: boolean): [string, string][] =>
    rules
      .filter(({ of, not }) => (of === null ? isRoot : classes.includes(of) && (not === null || !classes.includes(not))))
      .flatMap(({ declared }) => declared);

  /** @param markup one `svg`, as React writes it */
  return (markup: string): string => {
    const scales: string[] = [];
    const own = (tag: string): string => {
      const isClosed = tag.endsWith("/>");
      if (tag.startsWith("</")) {
        scales.pop();
        return tag;
      }
      const classes = /\bclass="([^"]*)"/.exec(tag)?.[1]?.split(/\s+/) ?? [];
      const isRoot = scales.length === 0;
      const declared = listDeclared(classes, isRoot);
      const set = new Map(declared.filter(([property]) => property.startsWith("--")));
      const scale = set.get("--k") ?? scales.at(-1) ?? "1";
      const known = new Map([...colours, ["--pen", "1"], ["--k", scale]]);
      const styled = new Map(declared.filter(([property]) => drawn.has(property)).map(([property, value]) => [property, toValue(value, known)]));
      if (!isClosed) scales.push(scale);
      const bare = tag.replace(/ (?:class|aria-hidden)="[^"]*"/g, "");
      const attributes = [...styled].map(([property, value]) => ` ${property}="${value}"`).join("");
      const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : "";
      return bare.replace(/^<([\w]+)/, (start) => `${start}${space}${attributes}`);
    };
    return markup.replace(/<text\b[\s\S]*?<\/text>/g, "").replace(/<[^>]+>/g, own);
  };
};
