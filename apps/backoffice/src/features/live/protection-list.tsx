import type { LiveFigures } from '#contract/shapes/live.ts'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './live.module.css'

const NAMES = [
  'limitsTightened',
  'limitsLoosened',
  'loosenedWaiting',
  'self',
  'register',
  'panic',
  'breaks',
  'byStaff',
] as const

/** What protected players today: counts, and nobody's name. */
export function ProtectionList({ protection }: { readonly protection: LiveFigures['protection'] }) {
  const { t } = useTexts()
  return (
    <dl className={styles.counts}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`live.protection.${name}`)}</dt>
          <dd>{protection[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
