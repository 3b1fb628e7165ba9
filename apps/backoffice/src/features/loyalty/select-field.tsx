import { Select } from '#ui/field/select.tsx'

type Props = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

/** A select with its label. */
export function SelectField({ onChoose, ...select }: Props) {
  return <Select {...select} onChange={({ target }) => onChoose(target.value)} />
}
