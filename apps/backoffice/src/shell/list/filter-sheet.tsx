import { useId, useState } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { useSettled } from '../use-settled.ts'
import { useTexts } from '../use-texts.ts'
import { conditionsOf } from './column-conditions.ts'
import { ConditionField } from './condition-field.tsx'
import { withFilter, type ListState } from './list-state.ts'
import { useTotals } from './use-totals.ts'

const COUNT_WAIT_MS = 300

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  /** The query of a state, with the parameters that are not in the URL. */
  readonly ask: (state: ListState) => string
  readonly onApply: (next: ListState) => void
  readonly onClose: () => void
}

/** Every condition of a list; they are applied together. */
export function FilterSheet({ list, state, ask, onApply, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [draft, setDraft] = useState(state)
  const found = useTotals(list, useSettled(ask(draft), COUNT_WAIT_MS), { keptAs: [list.name], everyMs: undefined })
  const apply = (next: ListState) => {
    onApply(next)
    onClose()
  }
  const cleared = conditionsOf(list).reduce((next, { name }) => withFilter(next, name, []), draft)
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // A value that is not understood would be left out: more rows would be shown than asked for.
          const wrong = event.currentTarget.querySelector<HTMLElement>('[data-wrong]')
          if (wrong) wrong.focus()
          else apply(draft)
        }}
      >
        <DialogTitle id={id}>{t('lists.filterTitle')}</DialogTitle>
        <DialogBody>
          {conditionsOf(list).map((condition) => (
            <ConditionField
              key={condition.name}
              condition={condition}
              values={draft.filters.get(condition.name) ?? []}
              onChange={(values) => setDraft((before) => withFilter(before, condition.name, values))}
            />
          ))}
        </DialogBody>
        <DialogActions>
          <Button variant="outlined" onClick={() => apply(cleared)}>
            {t('lists.clear')}
          </Button>
          <Button type="submit">
            {found ? t(found.isMore ? 'lists.showMore' : 'lists.showCount', { count: found.count }) : t('lists.show')}
          </Button>
        </DialogActions>
      </form>
    </Sheet>
  )
}
