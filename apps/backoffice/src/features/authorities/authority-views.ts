import { VIEWS } from '../../shell/view-names.ts'

/** Views of the screen of authorities. */
export const AUTHORITY_VIEWS = VIEWS.authorities
export type AuthorityView = (typeof AUTHORITY_VIEWS)[number]

export function authorityViewOf(search: URLSearchParams): AuthorityView {
  return AUTHORITY_VIEWS.find((one) => one === search.get('view')) ?? AUTHORITY_VIEWS[0]
}
