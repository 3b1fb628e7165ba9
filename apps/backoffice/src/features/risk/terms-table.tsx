import { RISK_AREAS, signalFacts, type RiskArea, type RiskTerms } from '#contract/shapes/risk.ts'
import { Table } from '#ui/table/table.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './risk.module.css'

type Props = {
  readonly terms: RiskTerms
  /** Areas whose figures may be changed. */
  readonly own: readonly RiskArea[]
  readonly onChange: (terms: RiskTerms) => void
}

/** Areas with their thresholds, and each signal with its own and its weight. */
export function TermsTable({ terms, own, onChange }: Props) {
  const { t } = useTexts()
  const number = (area: RiskArea, label: string, value: number, set: (value: number) => RiskTerms) =>
    own.includes(area) ? (
      <input
        type="number"
        className={styles.number}
        aria-label={label}
        min={0}
        value={value}
        onChange={({ target }) => onChange(set(Math.max(0, Math.trunc(Number(target.value)))))}
      />
    ) : (
      value
    )
  return (
    <Table
      label={t('risk.view.thresholds')}
      head={
        <tr>
          <th scope="col">{t('risk.signals')}</th>
          <th scope="col">{t('risk.area')}</th>
          <th scope="col">{t('risk.thresholds.window')}</th>
          <th scope="col">{t('risk.thresholds.at')}</th>
          <th scope="col">{t('risk.thresholds.weight')}</th>
        </tr>
      }
    >
      {RISK_AREAS.map((area) => (
        <tr key={area}>
          <th scope="row">{t('risk.thresholds.from')}</th>
          <td>{t(`risk.area.${area}`)}</td>
          <td>–</td>
          <td>
            {number(area, `${t('risk.thresholds.from')}: ${t(`risk.area.${area}`)}`, terms.areas[area], (value) => ({
              ...terms,
              areas: { ...terms.areas, [area]: value },
            }))}
          </td>
          <td>–</td>
        </tr>
      ))}
      {terms.signals.map((one, index) => {
        const { area, windowDays, least } = signalFacts(one.signal)
        const name = t(`risk.signal.${one.signal}`)
        const put = (changed: Partial<typeof one>) => ({
          ...terms,
          signals: terms.signals.with(index, { ...one, ...changed }),
        })
        return (
          <tr key={one.signal}>
            <th scope="row">{name}</th>
            <td>{t(`risk.area.${area}`)}</td>
            <td>{windowDays ?? '–'}</td>
            <td>
              {number(area, t('risk.thresholds.atOf', { signal: name }), one.at, (at) => put({ at }))}{' '}
              <span className={textStyles.muted}>{t('risk.thresholds.least', { least })}</span>
            </td>
            <td>
              {number(area, t('risk.thresholds.weightOf', { signal: name }), one.weight, (weight) => put({ weight }))}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
