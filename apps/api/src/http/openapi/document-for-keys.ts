type Operation = { tags?: string[]; security?: Record<string, unknown>[] };

/** As far as it is read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  tags?: { name: string }[];
  components: { schemas: Record<string, unknown>; securitySchemes?: Record<string, unknown>; [kind: string]: unknown };
}

const keyWay = ({ security = [] }: Operation) => security.filter((way) => 'apiKey' in way);

/** The part of the document that an API key may call, by the key alone, and what webhooks get, with the schemas it uses. */
export function documentForKeys<Document extends ApiDocument>(document: Document): Document {
  const paths: ApiDocument['paths'] = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const opened = Object.entries(item).flatMap(([method, operation]) => {
      const security = keyWay(operation);
      return security.length === 0 ? [] : [[method, { ...operation, security }] as const];
    });
    if (opened.length > 0) paths[path] = Object.fromEntries(opened);
  }
  const tags = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap((one) => one.tags ?? [])));
  const { session: _, ...securitySchemes } = document.components.securitySchemes ?? {};
  return {
    ...document,
    paths,
    ...(document.tags !== undefined && { tags: document.tags.filter(({ name }) => tags.has(name)) }),
    components: {
      ...document.components,
      schemas: usedSchemas([paths, document.components.pathItems], document.components.schemas),
      securitySchemes,
    },
  };
}

function usedSchemas(roots: unknown, all: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(all[name]);
    }
  };
  collect(roots);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}
