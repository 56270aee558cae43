import { dayExample, findHint, findState, textExamples } from './example-values.ts';

type Node = Record<string, unknown>;
type Components = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Makes an example of a JSON schema: words of the product by name, else the least that fits. */
export function buildExample(schema: unknown, components: Components, name = ''): unknown {
  if (!isNode(schema)) return null;
  if (typeof schema.$ref === 'string') {
    const id = schema.$ref.split('/').at(-1) ?? '';
    const hint = findHint(id) ?? buildExample(components[id], components, name);
    return isNode(hint) ? { ...hint, ...findState(id) } : hint;
  }
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = nodes(schema.anyOf ?? schema.oneOf).filter(({ type }) => type !== 'null');
  if (choice !== undefined) return buildExample(choice, components, name);
  if (Array.isArray(schema.allOf)) {
    return Object.assign({}, ...schema.allOf.map((part) => buildExample(part, components, name)));
  }
  return buildExampleOfType(schema, components, name);
}

function buildExampleOfType(schema: Node, components: Components, name: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  if (type === 'object') return exampleObject(schema, components);
  if (type === 'array') {
    const count = Math.max(1, Number(schema.minItems ?? 1));
    return Array.from({ length: count }, () => buildExample(schema.items, components, name));
  }
  if (type === 'string') return exampleText(schema, name);
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  return type === 'boolean' ? true : null;
}

function exampleObject({ properties, additionalProperties, propertyNames }: Node, components: Components): Node {
  if (isNode(properties)) {
    const fields = Object.entries(properties).map(([field, each]) => [field, buildExample(each, components, field)]);
    return Object.fromEntries(fields);
  }
  if (!isNode(additionalProperties) || propertyNames === undefined) return {};
  const named = resolved(propertyNames, components);
  const names = isNode(named) && Array.isArray(named.enum) ? named.enum : null;
  const keys = names ?? [buildExample(named, components, 'stock_code')];
  return Object.fromEntries(
    keys.map((key) => [String(key), buildExample(additionalProperties, components, 'stock_name')]),
  );
}

function resolved(schema: unknown, components: Components): unknown {
  return isNode(schema) && typeof schema.$ref === 'string' ? components[schema.$ref.split('/').at(-1) ?? ''] : schema;
}

function exampleText({ format, pattern, maxLength, minLength }: Node, name: string): string {
  const hint = findHint(name);
  const wanted = [...(typeof hint === 'string' ? [hint] : []), ...textExamples];
  if (typeof pattern === 'string') return wanted.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
  if (typeof hint === 'string') return hint;
  if (format === 'date') return dayExample;
  if (format === 'date-time') return '2026-11-24T00:30:00.000Z';
  if (format === 'email') return 'ant@example.com';
  if (format === 'uri') return 'https://example.com/';
  return '예시'.padEnd(Number(minLength ?? 0), '.').slice(0, Number(maxLength ?? 100));
}

function exampleNumber({ minimum = 0, maximum, exclusiveMinimum, default: usual }: Node, name: string): number {
  if (typeof usual === 'number') return usual;
  const hint = findHint(name);
  const least = Math.max(Number(minimum), typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 0);
  const wanted = typeof hint === 'number' ? hint : Math.max(1, least);
  return Math.min(Math.max(wanted, least), typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY);
}
