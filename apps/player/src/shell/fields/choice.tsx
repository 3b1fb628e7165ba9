import { useId, type ReactNode } from 'react'

type TickProps = {
  readonly name: string
  readonly isTicked: boolean
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** A checkbox for consent or confirmation. */
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
        <small id={`${id}-note`} className="problem-text">
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

/** A declaration without a preselected answer. */
export function YesNo({ legend, help, name, answer, labels, problem }: YesNoProps) {
  const id = useId()
  return (
    <fieldset className="yes-no" aria-describedby={`${id}-help ${id}-note`}>
      <legend>{legend}</legend>
      <p id={`${id}-help`}>{help}</p>
      <div className="choice-ways">
        {(['no', 'yes'] as const).map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={answer === value} />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
      <small id={`${id}-note`} className="problem-text">
        {problem}
      </small>
    </fieldset>
  )
}
