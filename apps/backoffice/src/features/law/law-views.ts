/** Views of the law screen. */
export const LAW_VIEWS = ['decisions', 'packs'] as const
export type LawView = (typeof LAW_VIEWS)[number]

export function lawViewOf(search: URLSearchParams): LawView {
  return LAW_VIEWS.find((one) => one === search.get('view')) ?? LAW_VIEWS[0]
}
