import { useQuery } from '@tanstack/react-query'
import { BellOff, CalendarClock, MailX, PhoneOff, UserPen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import type { TakenBackDeclaration } from '#contract/shapes/person-changes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../../shell/action-button.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Loading } from '../../../shell/loading.tsx'
import { paths } from '../../../shell/paths.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { usePlace } from '../../../shell/use-place.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'
import { BankAccounts } from '../money/bank-accounts.tsx'
import { NicknameDialog } from '../person/nickname-dialog.tsx'
import { TakenBackDialog } from './taken-back-dialog.tsx'
import { ProlongDialog } from './prolong-dialog.tsx'
import { TemporaryFacts } from './temporary-facts.tsx'
import { PersonChanges } from '../person/person-changes.tsx'
import { RemoveContactDialog } from '../person/remove-contact-dialog.tsx'
import { StopAdvertisingDialog } from '../person/stop-advertising-dialog.tsx'

type Registration = ReplyOf<typeof getRegistration>

/** How the person registered: consents and declarations, missing data, and possible matches with other accounts. */
export function RegistrationTab({ playerId }: { readonly playerId: number }) {
  const { t } = useTexts()
  const [changing, setChanging] = useState<'email' | 'phone' | 'nickname' | 'term' | 'advertising'>()
  const [takingBack, setTakingBack] = useState<TakenBackDeclaration>()
  const mayNickname = usePlace()?.may.editNickname
  const query = useQuery({
    queryKey: ['player', playerId, 'registration'],
    queryFn: () => ask(api(getRegistration, { query: { playerId } })),
  })
  if (query.isError) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loading query={query} />
  const { advertising } = query.data
  return (
    <div className={layout.stack}>
      <div className={layout.bar}>
        <ActionButton
          permission="players.contacts"
          label={t('contact.removeEmail')}
          icon={<MailX aria-hidden="true" />}
          onClick={() => setChanging('email')}
        />
        <ActionButton
          permission="players.contacts"
          label={t('contact.removePhone')}
          icon={<PhoneOff aria-hidden="true" />}
          onClick={() => setChanging('phone')}
        />
        {advertising.byEmail || advertising.bySms ? (
          <ActionButton
            permission="players.contacts"
            label={t('advertising.stop')}
            icon={<BellOff aria-hidden="true" />}
            onClick={() => setChanging('advertising')}
          />
        ) : null}
        {query.data.temporary ? (
          <ActionButton
            permission="players.edit"
            label={t('temporary.do')}
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => setChanging('term')}
          />
        ) : null}
        {mayNickname ? (
          <ActionButton
            permission="players.edit"
            label={t('nickname.edit')}
            icon={<UserPen aria-hidden="true" />}
            onClick={() => setChanging('nickname')}
          />
        ) : null}
      </div>
      <Facts registration={query.data} onTakeBack={setTakingBack} />
      <Consents rows={query.data.consents} />
      <Matches rows={query.data.matches} />
      <PersonChanges playerId={playerId} />
      <BankAccounts playerId={playerId} />
      {takingBack ? (
        <TakenBackDialog playerId={playerId} declaration={takingBack} onClose={() => setTakingBack(undefined)} />
      ) : null}
      {changing === 'term' && query.data.temporary ? (
        <ProlongDialog playerId={playerId} temporary={query.data.temporary} onClose={() => setChanging(undefined)} />
      ) : null}
      {changing === 'nickname' ? (
        <NicknameDialog playerId={playerId} nickname={query.data.nickname} onClose={() => setChanging(undefined)} />
      ) : null}
      {changing === 'advertising' ? (
        <StopAdvertisingDialog playerId={playerId} onClose={() => setChanging(undefined)} />
      ) : null}
      {changing === 'email' || changing === 'phone' ? (
        <RemoveContactDialog playerId={playerId} channel={changing} onClose={() => setChanging(undefined)} />
      ) : null}
    </div>
  )
}

type FactsProps = {
  readonly registration: Registration
  readonly onTakeBack: (declaration: TakenBackDeclaration) => void
}

function Facts({ registration, onTakeBack }: FactsProps) {
  const { t, or, language } = useTexts()
  const { declarations, emailVerifiedAt, phoneVerifiedAt, nationality, nickname, registeredBy, missingFields } =
    registration
  const { advertising } = registration
  const { isPoliticallyExposed, isSanctioned, isOwnAccount, declaredAt } = declarations
  const answer = (said: boolean | null, good: boolean) =>
    said === null ? (
      <Status kind="hold">{t('registration.notAsked')}</Status>
    ) : (
      <Status kind={said === good ? 'ok' : 'stop'}>{t(said ? 'registration.yes' : 'registration.no')}</Status>
    )
  const declared = joinClasses(layout.row, layout.wrap, layout.toEnd)
  const takeBack = (declaration: TakenBackDeclaration) => (
    <ActionButton
      permission="players.verified"
      label={t('registration.takeBack')}
      size="small"
      onClick={() => onTakeBack(declaration)}
    />
  )
  const verified = (at: string | null) =>
    at === null ? (
      <Status kind="hold">{t('registration.notVerified')}</Status>
    ) : (
      <Status kind="ok">{writeMoment(at, language)}</Status>
    )
  return (
    <section className={layout.padded} aria-label={t('tab.registration')}>
      <dl className={layout.facts}>
        <dt>{t('registration.way')}</dt>
        <dd>{or(`registration.way.${registeredBy}`, registeredBy)}</dd>
        <TemporaryFacts temporary={registration.temporary} />
        <dt>{t('nickname')}</dt>
        <dd>{nickname ?? '–'}</dd>
        <dt>{t('registration.exposed')}</dt>
        <dd className={declared}>
          {answer(isPoliticallyExposed, false)}
          {isPoliticallyExposed === null ? null : takeBack('PoliticallyExposed')}
        </dd>
        <dt>{t('registration.sanctioned')}</dt>
        <dd className={declared}>
          {isSanctioned === null ? t('registration.notDeclared') : answer(isSanctioned, false)}
          {isSanctioned === null ? null : takeBack('Sanctioned')}
        </dd>
        <dt>{t('registration.own')}</dt>
        <dd>{answer(isOwnAccount, true)}</dd>
        <dt>{t('registration.declaredAt')}</dt>
        <dd>{declaredAt ? writeMoment(declaredAt, language) : '–'}</dd>
        <dt>{t('registration.email')}</dt>
        <dd>{verified(emailVerifiedAt)}</dd>
        <dt>{t('registration.phone')}</dt>
        <dd>{verified(phoneVerifiedAt)}</dd>
        <dt>{t('advertising')}</dt>
        <dd>
          {[
            ...(advertising.byEmail ? [t('messages.email')] : []),
            ...(advertising.bySms ? [t('messages.sms')] : []),
          ].join(', ') || t('advertising.none')}
        </dd>
        <dt>{t('registration.nationality')}</dt>
        <dd>{nationality ?? '–'}</dd>
        <dt>{t('registration.missing')}</dt>
        <dd>
          {missingFields.length === 0 ? (
            <Status kind="ok">{t('registration.nothingMissing')}</Status>
          ) : (
            missingFields.map((field) => or(`registration.field.${field}`, field)).join(', ')
          )}
        </dd>
      </dl>
    </section>
  )
}

function Consents({ rows }: { readonly rows: Registration['consents'] }) {
  const { t, or, language } = useTexts()
  return (
    <section aria-labelledby="consents-title">
      <h2 id="consents-title" className={layout.padded}>
        {t('registration.consents')}
      </h2>
      <Table
        scrolls="around"
        head={
          <tr>
            <th>{t('registration.consent')}</th>
            <th>{t('registration.version')}</th>
            <th>{t('registration.givenAt')}</th>
          </tr>
        }
      >
        {rows.map(({ kind, version, givenAt }) => (
          <tr key={`${kind}-${version}`}>
            <td>{or(`registration.consent.${kind}`, kind)}</td>
            <td>{version}</td>
            <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(givenAt, language)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

function Matches({ rows }: { readonly rows: Registration['matches'] }) {
  const { t, language } = useTexts()
  return (
    <section aria-labelledby="matches-title">
      <h2 id="matches-title" className={layout.padded}>
        {t('registration.matches')}
      </h2>
      {rows.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.muted)}>{t('registration.noMatches')}</p>
      ) : null}
      {rows.length > 0 ? (
        <Table
          scrolls="around"
          head={
            <tr>
              <th>{t('audit.player')}</th>
              <th>{t('players.name')}</th>
              <th>{t('registration.brand')}</th>
              <th>{t('registration.why')}</th>
              <th>{t('registration.foundAt')}</th>
            </tr>
          }
        >
          {rows.map((row) => (
            <tr key={row.playerId}>
              <td className={textStyles.unbroken}>
                <Link to={paths.player(row.playerId, 'registration')}>{t('player.title', { id: row.playerId })}</Link>
              </td>
              <td>{row.maskedName}</td>
              <td className={textStyles.small}>{row.target}</td>
              <td>{row.reasons.map((reason) => t(`matchReason.${reason}`)).join(', ')}</td>
              <td className={joinClasses(textStyles.small, textStyles.unbroken)}>
                {writeMoment(row.foundAt, language)}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </section>
  )
}
