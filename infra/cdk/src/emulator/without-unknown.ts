interface Resource {
  Type: string;
  Properties?: Readonly<Record<string, unknown>>;
}

export interface CloudTemplate {
  Resources: Record<string, Resource>;
}

/** Of a load balancer and its group, for the dashboard. */
const unknownAttributes: ReadonlySet<string> = new Set(['TargetGroupFullName', 'LoadBalancerFullName']);

/**
 * A template without what the emulator does not make: other types than these, and ways in from a list of prefixes. What refers
 * to one of them has a word in its place.
 */
export function withoutUnknown(whole: CloudTemplate, types: ReadonlySet<string>) {
  const isKnown = ({ Type, Properties = {} }: Resource) => types.has(Type) && !('SourcePrefixListId' in Properties);
  const kept = Object.entries(whole.Resources).filter(([, resource]) => isKnown(resource));
  const ignored = Object.entries(whole.Resources).filter(([, resource]) => !isKnown(resource));
  const gone = new Set(ignored.map(([id]) => id));
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== 'object' || value === null) return value;
    const [id, attribute] = 'Ref' in value ? [value.Ref] : 'Fn::GetAtt' in value ? [value['Fn::GetAtt']].flat() : [];
    if (gone.has(String(id)) || unknownAttributes.has(String(attribute))) return `not-made-${id}`;
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      name === 'DependsOn' ? [part].flat().filter((on) => !gone.has(String(on))) : rewrite(part),
    ]);
    return Object.fromEntries(parts);
  };
  return {
    template: rewrite({ ...whole, Resources: Object.fromEntries(kept) }),
    kept: kept.map(([id]) => id),
    ignored: ignored.map(([, { Type }]) => Type),
  };
}
