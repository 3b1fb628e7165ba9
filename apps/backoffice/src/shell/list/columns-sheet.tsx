import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../controls.module.css'
import layout from '../layout.module.css'
import { chooseDensity, settings } from '../settings.ts'
import { useTexts } from '../use-texts.ts'
import { usualColumns, type ListState } from './list-state.ts'

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly onChange: (next: ListState) => void
  readonly onClose: () => void
}

/** Which columns are shown and in which order, and how high rows are. */
export function ColumnsSheet({ list, state, onChange, onClose }: Props) {
  const { t, or } = useTexts()
  const id = useId()
  const density = settings.density.use()
  // The URL is updated with a delay: the change is shown at once.
  const [columns, setColumns] = useState(state.columns)
  const others = list.columns.map(({ key }) => key).filter((key) => !columns.includes(key))
  const nameOf = (key: string) => or(list.columns.find((one) => one.key === key)?.text ?? key, key)
  const set = (next: readonly string[]) => {
    setColumns(next)
    onChange({ ...state, columns: next })
  }
  const move = (key: string, step: 1 | -1) => {
    const from = columns.indexOf(key)
    const rest = columns.filter((one) => one !== key)
    set([...rest.slice(0, from + step), key, ...rest.slice(from + step)])
  }
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('lists.columnsShown', { shown: columns.length, all: list.columns.length })}</DialogTitle>
      <DialogBody>
        <div className={layout.column}>
          {[...columns, ...others].map((key) => {
            const place = columns.indexOf(key)
            const isShown = place >= 0
            return (
              <div key={key} className={layout.row}>
                <label className={joinClasses(controls.check, layout.grow)}>
                  <input
                    type="checkbox"
                    className={controls.checkbox}
                    checked={isShown}
                    // The last one stays: a list without columns shows nothing.
                    disabled={isShown && columns.length === 1}
                    onChange={() => set(isShown ? columns.filter((one) => one !== key) : [...columns, key])}
                  />
                  {nameOf(key)}
                </label>
                {isShown ? (
                  <>
                    <Button
                      variant="ghost"
                      aria-label={t('lists.columnUp', { name: nameOf(key) })}
                      aria-disabled={place === 0}
                      onClick={() => (place > 0 ? move(key, -1) : undefined)}
                    >
                      <ArrowUp aria-hidden="true" />
                    </Button>
                    <Button
                      variant="ghost"
                      aria-label={t('lists.columnDown', { name: nameOf(key) })}
                      aria-disabled={place === columns.length - 1}
                      onClick={() => (place < columns.length - 1 ? move(key, 1) : undefined)}
                    >
                      <ArrowDown aria-hidden="true" />
                    </Button>
                  </>
                ) : null}
              </div>
            )
          })}
        </div>
        <Select
          label={t('lists.rows')}
          value={density}
          onChange={({ target }) => chooseDensity(target.value === 'compact' ? 'compact' : 'usual')}
        >
          <option value="usual">{t('lists.rowsUsual')}</option>
          <option value="compact">{t('lists.rowsCompact')}</option>
        </Select>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={() => set(usualColumns(list))}>
          {t('lists.usual')}
        </Button>
        <Button onClick={onClose}>{t('lists.done')}</Button>
      </DialogActions>
    </Sheet>
  )
}
