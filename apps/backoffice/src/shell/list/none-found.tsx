import { Button } from '#ui/button/button.tsx'
import type { ListDefinition } from '#contract/lists/list.ts'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../layout.module.css'
import { useTexts } from '../use-texts.ts'
import { conditionsOf, type Condition } from './column-conditions.ts'
import { withFilter, type ListState } from './list-state.ts'
import { useTotals } from './use-totals.ts'
import { nameCondition } from './write-condition.ts'

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  /** The query of a state, with the parameters that are not in the URL. */
  readonly ask: (state: ListState) => string
  readonly onChange: (next: ListState) => void
}

/** For a filter without results: each condition with the number of rows found without it. */
export function NoneFound({ list, state, ask, onChange }: Props) {
  const held = conditionsOf(list).filter(({ name }) => state.filters.has(name))
  return (
    <div className={joinClasses(layout.sidePadded, layout.row, layout.wrap)}>
      {held.map((condition) => (
        <Without key={condition.name} {...{ list, state, ask, onChange, condition }} />
      ))}
    </div>
  )
}

function Without({ list, state, ask, onChange, condition }: Props & { readonly condition: Condition }) {
  const texts = useTexts()
  const without = withFilter(state, condition.name, [])
  const totals = useTotals(list, ask(without), { keptAs: [list.name], everyMs: undefined })
  if (!totals || totals.count === 0) return null
  return (
    <Button variant="outlined" onClick={() => onChange(without)}>
      {texts.t('lists.without', { name: nameCondition(condition, texts), count: totals.count })}
    </Button>
  )
}
