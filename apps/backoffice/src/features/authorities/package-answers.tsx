import type { AuthorityPackageDetail } from '#contract/play-v1/authorities.ts'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Answer = AuthorityPackageDetail['answers'][number]

/** Results of our own check and of the authority, newest first, with every finding: a line of a file, or a record. */
export function PackageAnswers({ answers }: { readonly answers: readonly Answer[] }) {
  const { t, language } = useTexts()
  return (
    <section className={layout.section}>
      <h2>{t('authorities.answers')}</h2>
      {answers.length === 0 ? <p className={textStyles.secondary}>{t('authorities.noAnswers')}</p> : null}
      {answers.map((answer) => (
        <div key={`${answer.at} ${answer.confirmation ?? answer.source}`}>
          <p>
            <Status kind={answer.verdict === 'OK' ? 'ok' : 'stop'}>{t(`authorities.verdict.${answer.verdict}`)}</Status>{' '}
            {t(`authorities.source.${answer.source}`)} · {writeMoment(answer.at, language)}
          </p>
          {answer.findings.length > 0 ? (
            <ul className={textStyles.bullets}>
              {answer.findings.map((finding) => (
                <Finding key={JSON.stringify(finding)} finding={finding} />
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </section>
  )
}

function Finding({ finding }: { readonly finding: Answer['findings'][number] }) {
  const { t, or } = useTexts()
  const { file, line, key, column, isFault } = finding
  // What the authority has no text of ours for is shown as it says it.
  const code = or(`authorities.code.${finding.code}`, finding.code)
  return (
    <li className={textStyles.wraps}>
      {key === null
        ? t('authorities.found', { file, line: line ?? 0, column, code })
        : t('authorities.foundKey', { file, key, column, code })}
      {isFault ? null : ` (${t('authorities.remark')})`}
    </li>
  )
}
