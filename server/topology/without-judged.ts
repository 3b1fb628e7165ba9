type Judged = { readonly explanation?: unknown; readonly acceptedWarnings?: unknown }

/** A request without the fields for the policy of approvals; ids in lower case, as in the database. */
export function withoutJudged<Sent extends Judged>(sent: Sent): Omit<Sent, keyof Judged> {
  const { explanation: _, acceptedWarnings: __, ...wanted } = sent
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      name.endsWith('Id') && typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  ) as Omit<Sent, keyof Judged>
}
