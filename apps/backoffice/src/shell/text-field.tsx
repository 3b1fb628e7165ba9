import { useId, type ComponentProps } from 'react'
import { StatusShape } from './status.tsx'
import { useProblem } from './was-tried.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'onChange'> & {
  readonly label: string
  readonly value: string
  readonly onWrite: (value: string) => void
  readonly hint?: string | undefined
  /** Why the dialog cannot be committed with this value. */
  readonly problem?: string | undefined
}

/** One labelled input with its hint, or with what is wrong with it. A dialog goes to the first one that is wrong. */
export function TextField({ label, value, onWrite, hint, problem, ...input }: Props) {
  const id = useId()
  const said = useProblem(value, problem)
  const note = said ?? hint
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="in"
        autoComplete="off"
        value={value}
        data-wrong={problem ? '' : undefined}
        aria-invalid={said ? true : undefined}
        aria-describedby={note ? `${id}n` : undefined}
        onChange={(event) => onWrite(event.target.value)}
        {...input}
      />
      {note ? (
        <span id={`${id}n`} className={said ? 'err' : 'hint'}>
          {said ? <StatusShape kind="stop" /> : null}
          {note}
        </span>
      ) : null}
    </div>
  )
}
