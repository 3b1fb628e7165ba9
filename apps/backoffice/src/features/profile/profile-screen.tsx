import { useQuery } from '@tanstack/react-query'
import * as own from '#contract/play-v1/own-profile.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { usePages } from '../../shell/list/use-pages.ts'
import { RowsTable } from '../../shell/list/rows-table.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { SecurityRow } from '../../shell/security-row.tsx'
import { queryClient, useMe } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { RecoveryPart } from './recovery-part.tsx'

const PROFILE = ['own-profile'] as const

/** One's own account: password, second factors, sessions, and its security log. */
export function ProfileScreen() {
  const { t, language } = useTexts()
  const me = useMe().data
  const profile = useQuery({ queryKey: PROFILE, queryFn: () => ask(api(own.getOwnProfile, { query: {} })) })
  const events = usePages([...PROFILE, 'events'], (cursor) =>
    ask(api(own.listOwnSecurityEvents, { query: cursor ? { cursor } : {} })),
  )
  const changed = () => void queryClient.invalidateQueries({ queryKey: PROFILE })
  const end = async (sessionId: string) => {
    await api(own.endOwnStaffSession, { body: { sessionId } })
    announce(t('profile.sessionEnded'))
    changed()
  }
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('profile.title')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {me?.user.name}, {me?.user.email}
          </div>
        </div>
      </div>
      <div className={layout.list}>
        {profile.isError ? <ProblemNote error={profile.error} onRetry={() => void profile.refetch()} /> : null}
        {profile.data ? (
          <>
            <PasswordPart onChanged={changed} />
            <PasskeyPart passkeys={profile.data.passkeys} onChanged={changed} />
            <AuthenticatorPart isSet={profile.data.code} onChanged={changed} />
            <RecoveryPart left={profile.data.recoveryCodes} onChanged={changed} />
            <section className={layout.section}>
              <h2>{t('profile.sessions')}</h2>
              <p className={joinClasses(textStyles.small, textStyles.muted)}>
                {t('profile.idle', { minutes: profile.data.idleMinutes })}
              </p>
              <ul className={joinClasses(layout.column, textStyles.small)}>
                {profile.data.sessions.map((session) => (
                  <li key={session.sessionId} className={joinClasses(layout.row, layout.between)}>
                    <span>
                      {session.client}, {session.source}, {writeMoment(session.openedAt, language)}
                    </span>
                    {session.isCurrent ? (
                      <Status kind="ok">{t('profile.thisOne')}</Status>
                    ) : (
                      <Button variant="outlined" onClick={() => void end(session.sessionId)}>
                        {t('staff.endSession')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          </>
        ) : null}
        <section className={layout.section}>
          <h2>{t('profile.events')}</h2>
          <RowsTable
            pages={events.query}
            count={events.rows.length}
            label={t('profile.events')}
            empty={t('staff.noEvents')}
            head={
              <tr>
                <th>{t('staff.when')}</th>
                <th>{t('staff.event')}</th>
                <th className={layout.wideOnly}>{t('staff.place')}</th>
                <th>{t('staff.by')}</th>
              </tr>
            }
          >
            {events.rows.map((event) => (
              <SecurityRow key={event.eventId} event={event} />
            ))}
          </RowsTable>
        </section>
      </div>
    </>
  )
}
