const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CURRENCY = /^[A-Z]{3}$/

const DESK = /^desk:([^:]+):/
/** The end of an id: its beginning is the time at which it was made, which is that of other ids of the day too. */
const SHORT = 6

/**
 * An account of the books by its name: of accounts of one kind the kind, with the partner, the way or the cash desk where there are
 * several. What has no name stays as it is in the books.
 * @param desks names of cash desks by their id; one without a name is told apart by the end of its id
 */
export function nameAccount(
  path: string,
  or: (key: string, fallback: string) => string,
  desks: Readonly<Record<string, string>> = {},
): string {
  const whole = or(`reports.account.${path}`, '')
  if (whole !== '') return whole
  const [, desk] = DESK.exec(path) ?? []
  const ofDesks = desk === undefined ? '' : or('reports.account.desk:cash', '')
  if (desk !== undefined && ofDesks !== '') return `${ofDesks} · ${desks[desk] ?? `…${desk.slice(-SHORT)}`}`
  const [owner = '', ...rest] = path.split(':').filter((part) => !UUID.test(part) && !CURRENCY.test(part))
  const [kind, ...more] = rest.filter((part) => part !== 'clearing')
  const named = kind === undefined ? '' : or(`reports.account.${owner}:${kind}`, '')
  if (named !== '') return [named, ...more].join(' · ')
  const ofOwner = or(`reports.account.${owner}`, '')
  return ofOwner === '' ? path : [ofOwner, ...(kind === undefined ? [] : [kind, ...more])].join(' · ')
}
