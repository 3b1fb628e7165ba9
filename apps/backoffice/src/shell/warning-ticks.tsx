import { joinClasses } from '#ui/join-classes.ts'
import { useTexts } from './use-texts.ts'
import controls from './controls.module.css'
import layout from './layout.module.css'
import textStyles from './text.module.css'
import styles from './warning-ticks.module.css'

type Props = {
  readonly warnings: readonly string[]
  readonly accepted: readonly string[]
  readonly onChange: (accepted: readonly string[]) => void
  readonly isWrong: boolean
}

/** Warnings that are accepted one by one. `new-account:1000000017` is the warning of one thing of many. */
export function WarningTicks({ warnings, accepted, onChange, isWrong }: Props) {
  const { t } = useTexts()
  const write = useWarningText()
  if (warnings.length === 0) return null
  const firstOpen = warnings.find((id) => !accepted.includes(id))
  return (
    <fieldset className={styles.ticks}>
      <legend className={textStyles.small}>
        <b>{t('approvals.accept')}</b>
      </legend>
      {warnings.map((id) => (
        <label key={id} className={joinClasses(layout.row, textStyles.small)}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={accepted.includes(id)}
            data-wrong={id === firstOpen ? '' : undefined}
            onChange={({ target }) =>
              onChange(target.checked ? [...accepted, id] : accepted.filter((one) => one !== id))
            }
          />
          {write(id)}
        </label>
      ))}
      {isWrong && firstOpen !== undefined ? (
        <span className={textStyles.problem}>{t('approvals.acceptEach')}</span>
      ) : null}
    </fieldset>
  )
}

/** What a warning says, with the number of what it is about. */
export function useWarningText(): (id: string) => string {
  const { or } = useTexts()
  return (id) => {
    const [kind = id, about] = id.split(':')
    const said = or(`signal.${kind}`, or(`approvals.warning.${kind}`, kind))
    return about === undefined ? said : `${said} · ${about}`
  }
}
