import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import styles from './share-cell.module.css'

type Props = {
  readonly people: number
  readonly of: number
  /** The number as a link to the people. */
  readonly linked?: (written: string) => ReactNode
}

/** A number and its share of all; the background is as wide as the share. */
export function ShareCell({ people, of, linked = (written) => written }: Props) {
  const { language } = useTexts()
  const share = of > 0 ? people / of : 0
  const written = share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <NumberCell className={styles.cell} style={{ backgroundSize: `${Math.min(share, 1) * 100}% calc(100% - 8px)` }}>
      {linked(people.toLocaleString(language))}{' '}
      <span className={joinClasses(styles.share, textStyles.small, textStyles.secondary)}>
        {of > 0 ? written : '–'}
      </span>
    </NumberCell>
  )
}
