import { movesMoney, SCOPES, type Scope } from '#contract/scopes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { readAmount, readGrants, type WrittenGrants } from './read-grants.ts'
import styles from './clients.module.css'

type Props = { readonly value: WrittenGrants; readonly onChange: (value: WrittenGrants) => void }
const PARTS = ['call', 'day', 'unproved'] as const

/** All scopes; one that moves money requires its three ceilings. */
export function GrantFields({ value, onChange }: Props) {
  const { t } = useTexts()
  const currency = useMainCurrency() ?? ''
  const tick = (scope: Scope, isOn: boolean) => {
    const { [scope]: _, ...others } = value
    onChange(isOn ? { ...value, [scope]: { call: '', day: '', unproved: '0' } } : others)
  }
  return (
    <fieldset className={joinClasses(controls.set, styles.grants)}>
      <legend className={joinClasses(textStyles.small, textStyles.bold)}>{t('clients.grants')}</legend>
      {SCOPES.map((scope) => {
        const one = value[scope]
        return (
          <div key={scope}>
            <label className={joinClasses(layout.row, textStyles.small)}>
              <input
                type="checkbox"
                className={controls.checkbox}
                checked={one !== undefined}
                onChange={(event) => tick(scope, event.target.checked)}
              />
              {t(`scope.${scope}`)}
            </label>
            {one && movesMoney(scope) ? (
              <div className={styles.ceilings}>
                {PARTS.map((part) => (
                  <TextField
                    key={part}
                    label={t(`clients.ceiling.${part}`, { currency })}
                    inputMode="decimal"
                    maxLength={14}
                    value={one[part]}
                    problem={readAmount(one[part]) === undefined ? t('field.amount') : wrongOf(part, one)}
                    onWrite={(written) => onChange({ ...value, [scope]: { ...one, [part]: written } })}
                  />
                ))}
              </div>
            ) : null}
          </div>
        )
      })}
    </fieldset>
  )

  /** The ceiling of a call must not exceed that of a day, nor the one without a card that of a call. */
  function wrongOf(part: (typeof PARTS)[number], one: NonNullable<WrittenGrants[Scope]>): string | undefined {
    return part === 'day' && readGrants({ 'money.give': one }) === undefined ? t('clients.ceilingOrder') : undefined
  }
}
