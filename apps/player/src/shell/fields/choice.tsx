import { useId, type ReactNode } from 'react'

type SelectProps = {
  readonly label: string
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly defaultValue: string
  readonly problem: string | undefined
  readonly autoComplete?: string
}

/** One of a list. */
export function Select({ label, name, options, defaultValue, problem, autoComplete }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete={autoComplete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {problem ? (
        <small id={`${id}-note`} className="bad">
          {problem}
        </small>
      ) : null}
    </div>
  )
}

type TickProps = {
  readonly name: string
  readonly isTicked: boolean
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** Something to agree to, or to confirm. */
export function Tick({ name, isTicked, problem, children }: TickProps) {
  const id = useId()
  return (
    <div>
      <label className="tick-box">
        <input
          type="checkbox"
          name={name}
          defaultChecked={isTicked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-note` : undefined}
        />
        <span>{children}</span>
      </label>
      {problem ? (
        <small id={`${id}-note`} className="bad">
          {problem}
        </small>
      ) : null}
    </div>
  )
}

type YesNoProps = {
  readonly legend: string
  readonly help: string
  readonly name: string
  readonly answer: string | undefined
  readonly labels: { readonly yes: string; readonly no: string }
  readonly problem: string | undefined
}

/** A declaration: nothing is chosen until the person chooses. */
export function YesNo({ legend, help, name, answer, labels, problem }: YesNoProps) {
  const id = useId()
  return (
    <fieldset className="yes-no" aria-describedby={`${id}-help ${id}-note`}>
      <legend>{legend}</legend>
      <p id={`${id}-help`}>{help}</p>
      <div className="ways">
        {(['no', 'yes'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={answer === value} />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      <small id={`${id}-note`} className="bad">
        {problem}
      </small>
    </fieldset>
  )
}
