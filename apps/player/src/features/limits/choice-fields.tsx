import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { limitFacts, type LimitFacts, type LimitKind, type LimitValue } from '#contract/shapes/limits.ts'
import { Field } from '#ui/field/field.tsx'
import { UnitInput } from '#ui/field/unit-input.tsx'
import { useSite } from '../../shell/site.ts'
import { readDraft, type Draft } from './read-draft.ts'
import { writeValue } from './write-value.ts'

type Props = {
  readonly kind: LimitKind
  readonly title: string
  readonly help: string
  readonly draft: Draft
  /** A value that is offered, to be accepted or not. */
  readonly proposed?: LimitValue | undefined
  /** Show problems also before anything was typed. */
  readonly showsProblems: boolean
  readonly onChange: (draft: Draft) => void
  readonly children?: ReactNode
}

const unitTexts = {
  money: { label: 'amount', bad: 'badAmount' },
  minutes: { label: 'minutes', bad: 'badMinutes' },
  count: { label: 'count', bad: 'badCount' },
} as const satisfies Record<LimitFacts['unit'], object>

/** The choice of one limit: the proposed value, another one, or the express refusal. */
export function ChoiceFields({ kind, title, help, draft, proposed, showsProblems, onChange, children }: Props) {
  const t = useTranslations('limits')
  const { locale, currency } = useSite()
  const id = useId()
  const { unit } = limitFacts(kind)
  const choice = readDraft(kind, draft, currency, proposed)
  const problem =
    draft.wants === undefined && showsProblems
      ? t('notChosen')
      : draft.wants === 'value' && choice === undefined && (showsProblems || draft.typed !== '')
        ? t(unitTexts[unit].bad)
        : undefined
  // Durations in minutes are error-prone, so they are shown in hours too.
  const note =
    problem ??
    (choice && unit === 'minutes' && draft.wants === 'value'
      ? t('means', { value: writeValue(choice, locale) })
      : undefined)

  return (
    <fieldset className="choice-fields" data-kind={kind} aria-describedby={`${id}-help`}>
      <legend>{title}</legend>
      <p id={`${id}-help`}>{help}</p>
      <div className={proposed ? 'choice-ways choice-ways-three' : 'choice-ways'}>
        {proposed ? (
          <label>
            <input
              type="radio"
              name={id}
              checked={draft.wants === 'proposed'}
              onChange={() => onChange({ ...draft, wants: 'proposed' })}
            />
            <span>
              {t('acceptOne', { value: writeValue(proposed, locale) })}
              <small>{t('acceptOneNote')}</small>
            </span>
          </label>
        ) : null}
        <label>
          <input
            type="radio"
            name={id}
            checked={draft.wants === 'value'}
            aria-describedby={note && draft.wants === undefined ? `${id}-note` : undefined}
            onChange={() => onChange({ ...draft, wants: 'value' })}
          />
          <span>{t(proposed ? 'wantsOther' : 'wantsValue')}</span>
        </label>
        <label>
          <input
            type="radio"
            name={id}
            checked={draft.wants === 'none'}
            onChange={() => onChange({ ...draft, wants: 'none' })}
          />
          <span>
            {t('wantsNone')}
            <small>{t('wantsNoneNote')}</small>
          </span>
        </label>
      </div>
      {draft.wants === 'value' ? (
        <div className="choice-fields-value">
          <Field label={t(unitTexts[unit].label)} describedBy={note ? `${id}-note` : undefined}>
            {(control) => (
              <UnitInput
                {...control}
                unit={unit === 'money' ? (currency === 'CZK' ? 'Kč' : '€') : undefined}
                type="text"
                inputMode={unit === 'money' ? 'decimal' : unit === 'count' ? 'numeric' : 'text'}
                autoComplete="off"
                maxLength={14}
                value={draft.typed}
                aria-invalid={problem ? true : undefined}
                onChange={(event) => onChange({ wants: 'value', typed: event.target.value })}
              />
            )}
          </Field>
        </div>
      ) : null}
      {note ? (
        <small id={`${id}-note`} className={problem ? 'problem-text' : undefined}>
          {note}
        </small>
      ) : null}
      {children}
    </fieldset>
  )
}
