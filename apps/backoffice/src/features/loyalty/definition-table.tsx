import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { joinClasses } from '#ui/join-classes.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { DefinitionShown } from './definition-dialog.tsx'

type Props = {
  readonly label: string
  readonly rows: readonly DefinitionShown[]
  readonly languages: readonly string[]
  readonly onWrite: (row: DefinitionShown) => void
}

/** Current definitions of one kind: fact, gift, beginning and author. */
export function DefinitionTable({ label, rows, languages, onWrite }: Props) {
  const { t, language } = useTexts()
  const mayManage = useMay('loyalty.manage')
  const nameOf = ({ key, content }: DefinitionShown) => {
    if (content.kind === 'ladder') return key
    const texts: Readonly<Record<string, string | undefined>> = content.name
    return texts[language] ?? texts[languages[0] ?? ''] ?? key
  }
  if (rows.length === 0) return <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('loyalty.none')}</p>
  return (
    <div className={layout.list}>
      <Table
        label={label}
        head={
          <tr>
            <th>{t('loyalty.nameColumn')}</th>
            <th>{t('loyalty.for')}</th>
            <NumberHeader>{t('loyalty.points')}</NumberHeader>
            <th>{t('loyalty.state')}</th>
            <th className={layout.wideOnly}>{t('loyalty.since')}</th>
            <th>
              <span className={textStyles.aloud}>{t('loyalty.change')}</span>
            </th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.key} data-row={row.key} tabIndex={-1}>
            <td>
              <b>{nameOf(row)}</b>
              <div className={joinClasses(textStyles.small, textStyles.muted)}>{row.key}</div>
            </td>
            <td>{whatFor(row)}</td>
            <NumberCell>{'points' in row.content ? row.content.points : ''}</NumberCell>
            <td>
              <Status kind={row.isOn ? 'ok' : 'idle'}>{t(row.isOn ? 'loyalty.on' : 'loyalty.off')}</Status>
            </td>
            <td className={joinClasses(textStyles.small, textStyles.muted, layout.wideOnly)}>
              {row.writtenByName
                ? t('loyalty.version', { version: row.version, at: writeMoment(row.validFrom, language) })
                : t('loyalty.ofProduct')}
              {row.writtenByName ? <div>{`${row.writtenByName}, ${row.approvedByName ?? ''}`}</div> : null}
            </td>
            <NumberCell>
              {mayManage ? (
                <button type="button" className={buttonClass('ghost')} onClick={() => onWrite(row)}>
                  {t('loyalty.change')}
                </button>
              ) : null}
            </NumberCell>
          </tr>
        ))}
      </Table>
    </div>
  )

  function whatFor({ content }: DefinitionShown): string {
    if (content.kind === 'rule') return t(`loyaltyFact.${content.fact}`)
    if (content.kind === 'item') return t(`loyaltyType.${content.what.type}`)
    if (content.kind === 'ladder') return t('loyalty.levelsOf', { count: content.levels.length })
    return t('loyalty.timesFact', { count: content.count, fact: t(`loyaltyFact.${content.fact}`) })
  }
}
