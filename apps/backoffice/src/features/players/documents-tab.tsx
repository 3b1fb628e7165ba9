import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listOfPlayer } from '#contract/play-v1/staff-documents.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import { checkStatus, documentStatus } from '../../shell/document-status.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay, writeMoment } from '../../shell/write-time.ts'

type Found = ReplyOf<typeof listOfPlayer>

/** Documents of one player with their decisions, and checks by partners. Pictures open in the screen of the queue. */
export function DocumentsTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['documents', 'of', playerId],
    queryFn: () => ask(api(listOfPlayer, { query: { playerId } })),
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading query={query} />
  const { isVerified, documents, scans, checks } = query.data
  return (
    <div className={layout.list}>
      <p className={layout.padded}>
        <Status kind={isVerified ? 'ok' : 'hold'} tinted>
          {t(isVerified ? 'documents.verified' : 'documents.notVerified')}
        </Status>
      </p>
      {documents.length + scans.length + checks.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('documents.none')}</p>
      ) : (
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('tab.documents')}
            head={
              <tr>
                <th>{t('documents.what')}</th>
                <th>{t('players.state')}</th>
                <th className={layout.wideOnly}>{t('documents.why')}</th>
                <th>{t('documents.changed')}</th>
              </tr>
            }
          >
            <Documents rows={documents} playerId={playerId} />
            <Papers rows={scans} playerId={playerId} />
            <Checks rows={checks} />
          </Table>
        </div>
      )}
    </div>
  )
}

function Documents({ rows, playerId }: { readonly rows: Found['documents']; readonly playerId: number }) {
  const { t, language } = useTexts()
  return rows.map(({ documentId, kind, numberHint, expiresOn, state, rejection, changedAt }) => (
    <tr key={documentId}>
      <td>
        <Link className={textStyles.link} to={paths.document(playerId, documentId)}>
          {t(`document.${kind}`)}
        </Link>{' '}
        <span className={joinClasses(textStyles.small, textStyles.muted)}>
          {numberHint} {expiresOn ? writeDay(`${expiresOn}T12:00:00Z`, language) : ''}
        </span>
      </td>
      <td>
        <Status kind={documentStatus(state)}>{t(`documentState.${state}`)}</Status>
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
        {rejection?.message ?? '–'}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(changedAt, language)}
      </td>
    </tr>
  ))
}

function Papers({ rows, playerId }: { readonly rows: Found['scans']; readonly playerId: number }) {
  const { t, language } = useTexts()
  return rows.map(({ scanId, kind, state, rejection, uploadedAt }) => (
    <tr key={scanId}>
      <td>
        <Link className={textStyles.link} to={paths.document(playerId, scanId)}>
          {t(`document.${kind}`)}
        </Link>
      </td>
      <td>
        <Status kind={documentStatus(state)}>{t(`documentState.${state}`)}</Status>
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
        {rejection?.message ?? '–'}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(uploadedAt, language)}
      </td>
    </tr>
  ))
}

function Checks({ rows }: { readonly rows: Found['checks'] }) {
  const { t, language } = useTexts()
  return rows.map(({ verificationId, method, state, problem, changedAt }) => (
    <tr key={verificationId}>
      <td>{t(`check.${method}`)}</td>
      <td>
        <Status kind={checkStatus(state)}>{t(`checkState.${state}`)}</Status>
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
        {problem ? t(`checkProblem.${problem}`) : '–'}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken)}>
        {writeMoment(changedAt, language)}
      </td>
    </tr>
  ))
}
