type Refused = {
  readonly fields?: readonly { readonly path: string }[]
  readonly details?: Readonly<Record<string, unknown>>
}

/** Names of the form's invalid fields, by validation of the contract or by the registration itself. */
export function findBadFields({ fields, details }: Refused): ReadonlySet<string> {
  const ofTransport = fields?.map(({ path }) => path.split('/').at(-1) ?? '') ?? []
  const named: unknown = details?.['fields']
  const ofRegistration = Array.isArray(named)
    ? named.map((one: unknown) => String(Reflect.get(Object(one) as object, 'field')))
    : []
  return new Set([...ofTransport, ...ofRegistration])
}
