/** Views of the screen of authorities. */
export const AUTHORITY_VIEWS = ['packages', 'statements', 'format'] as const
export type AuthorityView = (typeof AUTHORITY_VIEWS)[number]

export function authorityViewOf(search: URLSearchParams): AuthorityView {
  return AUTHORITY_VIEWS.find((one) => one === search.get('view')) ?? AUTHORITY_VIEWS[0]
}
