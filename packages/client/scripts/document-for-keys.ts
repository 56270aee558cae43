type Operation = { security?: Record<string, unknown>[] };

/** As far as it is read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; [kind: string]: unknown };
}

const takesKeys = ({ security = [] }: Operation) => security.some((way) => 'apiKey' in way);

/** The part of the document that an API key may call, with the schemas it uses. */
export function documentForKeys(document: ApiDocument): ApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths)
      .map(
        ([path, item]) => [path, Object.fromEntries(Object.entries(item).filter(([, one]) => takesKeys(one)))] as const,
      )
      .filter(([, item]) => Object.keys(item).length > 0),
  );
  const all = document.components.schemas;
  const used = new Set<string>();
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(all[name]);
    }
  };
  collect(paths);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, paths, components: { ...document.components, schemas } };
}
