import { moveRowFocus } from '../move-row-focus.ts'
import { useRowKeys } from '../use-row-keys.ts'
import { useTexts } from '../use-texts.ts'

type Does = {
  readonly marks: boolean
  /** None where the list cannot be narrowed. */
  readonly onFilter: (() => void) | undefined
  readonly onSlash: (() => void) | undefined
}

/** The keys of a list: arrows go from row to row, Enter is the row's own button, the space bar marks it. */
export function useListKeys({ marks, onFilter, onSlash }: Does): void {
  const { t } = useTexts()
  const slash = onSlash ?? onFilter
  useRowKeys([
    { keys: 'ArrowDown', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'ArrowUp', label: t('keys.previous'), run: () => moveRowFocus(-1) },
    { keys: 'Enter', label: t('keys.open') },
    ...(marks ? [{ keys: 'Space', label: t('keys.mark') }] : []),
    ...(slash ? [{ keys: '/', label: t(onSlash ? 'keys.search' : 'keys.filter'), run: slash }] : []),
    ...(onFilter ? [{ keys: 'f', label: t('keys.filter'), run: onFilter }] : []),
  ])
}
