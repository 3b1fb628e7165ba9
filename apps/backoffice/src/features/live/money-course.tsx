import { useState } from 'react'
import type { LiveFigures } from '#contract/shapes/live.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { BrandsTable } from './brands-table.tsx'
import { CourseChart, weekdayOf, type Measure } from './course-chart.tsx'
import styles from './live.module.css'

const MEASURES: readonly Measure[] = ['stakeMinor', 'winMinor']

type Props = {
  readonly money: LiveFigures['money']
  readonly opened: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void }
}

/** Stakes or wins of today by the hour, and those of the same weekday of last week. */
export function MoneyCourse({ money, opened }: Props) {
  const { t, language } = useTexts()
  const [measure, setMeasure] = useState<Measure>('stakeMinor')
  const { before, wholeBefore, courseBefore, currency } = money
  const write = (amountMinor: number) => writeMoney({ amountMinor, currency })
  const day = weekdayOf(courseBefore.day, language)
  return (
    <div className={styles.plotPlace}>
      <div className={styles.plotBar}>
        <Select
          isInBar
          label={t('live.measure')}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: t(`live.measure.${value}`) }))}
          onChange={(event) => setMeasure(MEASURES.find((one) => one === event.target.value) ?? 'stakeMinor')}
        />
        <p className={joinClasses(textStyles.small, textStyles.muted)}>
          {before
            ? t('live.beforeSums', {
                day,
                stake: write(before.stakeMinor),
                win: write(before.winMinor),
                wholeStake: write(wholeBefore.stakeMinor),
                wholeWin: write(wholeBefore.winMinor),
              })
            : t('live.beforeUnknown', {
                day,
                stake: write(wholeBefore.stakeMinor),
                win: write(wholeBefore.winMinor),
              })}
        </p>
      </div>
      <CourseChart money={money} measure={measure} opened={opened} />
      {money.brands.length > 1 ? <BrandsTable money={money} /> : null}
    </div>
  )
}
