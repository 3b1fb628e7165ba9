type Judged = { readonly explanation?: unknown; readonly acceptedWarnings?: unknown }

/** What is wanted, without what is said to the policy of approvals beside it; ids in lower case, as the database has them. */
export function withoutJudged<Sent extends Judged>(sent: Sent): Omit<Sent, keyof Judged> {
  const { explanation: _, acceptedWarnings: __, ...wanted } = sent
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      name.endsWith('Id') && typeof value === 'string' ? value.toLowerCase() : value,
    ]),
  ) as Omit<Sent, keyof Judged>
}
