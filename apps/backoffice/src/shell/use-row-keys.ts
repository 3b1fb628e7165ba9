import { useKeys, type Shortcut } from './keys.ts'
import { moveRowFocus } from './move-row-focus.ts'
import { useTexts } from './use-texts.ts'

/** The keys of a screen with rows: J and K go from row to row, then the screen's own. */
export function useRowKeys(own: readonly Shortcut[] = []): void {
  const { t } = useTexts()
  useKeys([
    { keys: 'j', label: t('keys.next'), run: () => moveRowFocus(1) },
    { keys: 'k', label: t('keys.previous'), run: () => moveRowFocus(-1) },
    ...own,
  ])
}
