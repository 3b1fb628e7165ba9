import { X } from 'lucide-react'
import type { ListDefinition } from '#contract/lists/list.ts'
import controls from '../controls.module.css'
import { useTexts } from '../use-texts.ts'
import { conditionsOf } from './column-conditions.ts'
import { withFilter, type ListState } from './list-state.ts'
import { nameCondition, writeValue } from './write-condition.ts'

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

/** The active filters of the list, each with a remove button. */
export function FilterChips({ list, state, onChange }: Props) {
  const texts = useTexts()
  return conditionsOf(list).flatMap((condition) => {
    const values = state.filters.get(condition.name)
    if (!values) return []
    const name = nameCondition(condition, texts)
    const written = values.map((value) => writeValue(condition, value, texts)).join(', ')
    return [
      <button
        key={condition.name}
        type="button"
        className={controls.chip}
        aria-label={texts.t('lists.drop', { name: `${name}: ${written}` })}
        onClick={() => onChange(withFilter(state, condition.name, []))}
      >
        {name}: {written} <X aria-hidden="true" />
      </button>,
    ]
  })
}
