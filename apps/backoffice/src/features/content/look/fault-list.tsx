import type { LookFault } from '#contract/shapes/look.ts'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import styles from './studio.module.css'
import { aboutFault } from './about-fault.ts'

/**
 * Why the look would be refused, or that it would not be. Rendered before the first verdict, so that screen readers
 * announce it too.
 */
export function FaultList({ faults }: { readonly faults: readonly LookFault[] | undefined }) {
  const { t } = useTexts()
  const write = useFault()
  return (
    <ul className={styles.faults} aria-live="polite" aria-label={t('studio.faults')}>
      {faults?.length === 0 ? (
        <li>
          <Status kind="ok">{t('studio.noFaults')}</Status>
        </li>
      ) : null}
      {faults?.map((fault) => (
        <li key={JSON.stringify(fault)}>
          <Status kind="stop">{write(fault)}</Status>
        </li>
      ))}
    </ul>
  )
}

function useFault() {
  const { t, or, language } = useTexts()
  const number = (value: number | null) => (value === null ? '' : value.toLocaleString(language))
  return ({ fault, theme, about, measured, least }: LookFault): string => {
    const said = {
      about: aboutFault({ fault, about }, { or, language }),
      measured: number(measured),
      least: number(least),
    }
    const sentence = t(`studio.fault.${fault}`, said)
    return theme === null ? sentence : `${t(`studio.axis.${theme}`)}: ${sentence}`
  }
}
