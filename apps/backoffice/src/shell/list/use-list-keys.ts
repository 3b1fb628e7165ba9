import { moveRowFocus } from '../move-row-focus.ts'
import { useRowKeys } from '../use-row-keys.ts'
import { useTexts } from '../use-texts.ts'

type Does = {
  readonly marks: boolean
  /** Takes all marks away; none where nothing is marked. */
  readonly onUnmark: (() => void) | undefined
  /** None where the list cannot be narrowed. */
  readonly onFilter: (() => void) | undefined
  readonly onSlash: (() => void) | undefined
}

/** The keys of a list: arrows go from row to row, Enter is the row's own button, the space bar marks it, with Shift all from the last one. */
export function useListKeys({ marks, onUnmark, onFilter, onSlash }: Does): void {
  const { t } = useTexts()
  const slash = onSlash ?? onFilter
  useRowKeys([
    { keys: 'ArrowDown', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'ArrowUp', label: t('keys.previous'), run: () => moveRowFocus(-1) },
    { keys: 'Enter', label: t('keys.open') },
    ...(marks
      ? [
          { keys: 'Space', label: t('keys.mark') },
          { keys: 'Shift Space', label: t('keys.markThrough') },
        ]
      : []),
    ...(onUnmark ? [{ keys: 'Escape', label: t('keys.unmark'), run: onUnmark }] : []),
    ...(slash ? [{ keys: '/', label: t(onSlash ? 'keys.search' : 'keys.filter'), run: slash }] : []),
    ...(onFilter ? [{ keys: 'f', label: t('keys.filter'), run: onFilter }] : []),
  ])
}
