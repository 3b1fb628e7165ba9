import { useId, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

/** One labelled input with its hint, or with what is wrong with it. */
export function Field({ label, hint, problem, ...input }: Props) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...input}
      />
      {note ? (
        <small id={`${id}-note`} className={problem ? 'bad' : undefined}>
          {note}
        </small>
      ) : null}
    </div>
  )
}
