import type { ListColumn } from '#contract/lists/list.ts'
import { NumberHeader, SortHeader } from '#ui/table/table.tsx'
import { useTexts } from '../use-texts.ts'
import type { ListState } from './list-state.ts'

type Props = {
  readonly column: ListColumn
  readonly state: ListState
  readonly onSort: (key: string) => void
}

/** The header of a column; a press sorts the list by it. */
export function ListHead({ column, state, onSort }: Props) {
  const { or } = useTexts()
  const name = or(column.text, column.key)
  const isNumber = column.kind === 'money' || column.kind === 'number'
  if (column.sorts) {
    const order = state.sort !== column.key ? 'none' : state.isDown ? 'descending' : 'ascending'
    return (
      <SortHeader order={order} onSort={() => onSort(column.key)} isNumber={isNumber}>
        {name}
      </SortHeader>
    )
  }
  return isNumber ? <NumberHeader>{name}</NumberHeader> : <th scope="col">{name}</th>
}
