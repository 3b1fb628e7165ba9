import { useQuery } from '@tanstack/react-query'
import { listGames } from '#contract/play-v1/backoffice.ts'
import { GIFT_KINDS } from '#contract/shapes/campaigns.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import controls from '../../../shell/controls.module.css'
import layout from '../../../shell/layout.module.css'
import { useMay } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { hasWagering } from './campaign-form.ts'
import { Choice, Figure, Lines, Moment, Part, Tick, useWriting } from './form-fields.tsx'
import { MembersField } from './members-field.tsx'

const PEOPLE = ['everyone', 'named', 'list', 'segment', 'code', 'trigger'] as const
const LANGUAGES = ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const

type Props = { readonly currency: string; readonly isKindFixed: boolean }

/** The form in the order of decisions: kind, value, wagering, games, people, window, budget. */
export function CampaignFields({ currency, isKindFixed }: Props) {
  const { t } = useTexts()
  const { form, write, problemOf } = useWriting()
  return (
    <>
      <Part name={t('campaigns.part.kind')}>
        <Choice
          label={t('campaigns.kind')}
          field="kind"
          values={GIFT_KINDS}
          nameOf={(kind) => t(`campaigns.kind.${kind}`)}
          disabled={isKindFixed}
          hint={isKindFixed ? t('campaigns.kindFixed') : undefined}
        />
        <TextField
          label={t('campaigns.name')}
          hint={t('bonuses.nameHint')}
          maxLength={80}
          value={form.name}
          problem={problemOf('name')}
          onWrite={(name) => write({ name })}
        />
      </Part>
      <Part name={t('campaigns.part.value')}>
        <ValueFields currency={currency} />
      </Part>
      {hasWagering(form) ? (
        <Part name={t('campaigns.part.wagering')}>
          <Figure field="times" unit="×" />
          <Figure field="stakeMax" unit={currency} hint={t('bonuses.stakeMaxHint')} />
          <Figure field="daysToAccept" />
          <Figure field="daysToPlay" />
        </Part>
      ) : null}
      <Part name={t('campaigns.part.games')}>
        <Choice
          label={t('campaigns.part.games')}
          field="gamesKind"
          values={['all', 'listed'] as const}
          nameOf={(kind) => t(`campaigns.games.${kind}`)}
        />
        {form.gamesKind === 'listed' ? (
          <>
            <Lines field="shares" hint={t('campaigns.sharesHint')} />
            <AddGame onAdd={(key) => write({ shares: `${form.shares.trim()}\n${key} 100`.trim() })} />
          </>
        ) : null}
      </Part>
      <Part name={t('campaigns.part.people')}>
        <PeopleFields />
      </Part>
      <Part name={t('campaigns.part.window')}>
        <Moment field="from" hint={t('shutdowns.zone')} />
        <Moment field="softEnd" />
        <Moment field="hardEnd" />
      </Part>
      <Part name={t('campaigns.part.budget')}>
        <Figure field="budget" unit={currency} />
        <Figure field="giftsPerPlayer" />
        <Tick field="endsAtWithdrawal" />
      </Part>
    </>
  )
}

/** The value of the gift, by kind. */
function ValueFields({ currency }: { readonly currency: string }) {
  const { t } = useTexts()
  const { form, write } = useWriting()
  const { kind } = form
  if (kind === 'no-deposit' || kind === 'by-hand') return <Figure field="amount" unit={currency} />
  if (kind === 'free-rounds')
    return (
      <>
        <Lines field="giftGames" hint={t('campaigns.giftGamesHint')} />
        <AddGame onAdd={(key) => write({ giftGames: `${form.giftGames.trim()} ${key}`.trim() })} />
        <Figure field="stake" unit={currency} />
        <Figure field="rounds" />
        <Choice
          label={t('campaigns.field.winTo')}
          field="winTo"
          values={['cash', 'bonus'] as const}
          nameOf={(to) => t(`campaigns.winTo.${to}`)}
        />
        <Figure field="winCap" unit={currency} hint={t('campaigns.winCapHint')} />
        <Choice
          label={t('campaigns.field.conversion')}
          field="conversion"
          values={['none', 'cash', 'bonus'] as const}
          nameOf={(to) => t(`campaigns.conversion.${to}`)}
        />
        {form.conversion === 'none' ? null : (
          <Figure field="conversionPercent" unit="%" hint={t('campaigns.conversionHint')} />
        )}
      </>
    )
  return (
    <>
      <Figure field="percent" unit="%" />
      <Figure field="cap" unit={currency} />
      {kind === 'cashback' ? (
        <>
          <Figure field="leastLoss" unit={currency} />
          <Choice
            label={t('campaigns.field.period')}
            field="period"
            values={['day', 'week'] as const}
            nameOf={(period) => t(`campaigns.period.${period}`)}
          />
        </>
      ) : (
        <Figure field="leastDeposit" unit={currency} />
      )}
      {kind === 'deposit-match' ? <Tick field="onlyFirstDeposit" /> : null}
      {kind === 'reload' ? <Figure field="timesMax" /> : null}
    </>
  )
}

function PeopleFields() {
  const { t } = useTexts()
  const { form, write } = useWriting()
  const { people, languages } = form
  return (
    <>
      <Choice
        label={t('campaigns.part.people')}
        field="people"
        values={PEOPLE}
        nameOf={(one) => t(`campaigns.people.${one}`)}
      />
      {people === 'named' ? <Lines field="playerIds" hint={t('campaigns.playerIdsHint')} /> : null}
      {people === 'code' ? <Tick field="isCodePublic" /> : null}
      {people === 'list' ? (
        <>
          <MembersField
            players={form.listPlayers}
            hash={form.listHash}
            onRead={(read) => write({ listPlayers: String(read.players), listHash: read.hash })}
          />
          <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('campaigns.peopleListHint')}</p>
        </>
      ) : null}
      {people === 'segment' ? (
        <>
          <Moment field="registeredFrom" />
          <Moment field="registeredBefore" />
          <div
            className={joinClasses(layout.row, layout.wrap)}
            role="group"
            aria-label={t('campaigns.field.languages')}
          >
            <span className={textStyles.small}>{t('campaigns.field.languages')}</span>
            {LANGUAGES.map((one) => (
              <button
                key={one}
                type="button"
                className={controls.chip}
                aria-pressed={languages.includes(one)}
                onClick={() =>
                  write({
                    languages: languages.includes(one)
                      ? languages.filter((other) => other !== one)
                      : [...languages, one],
                  })
                }
              >
                {t(`language.${one}`)}
              </button>
            ))}
          </div>
        </>
      ) : null}
      <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('campaigns.peopleLaw')}</p>
    </>
  )
}

/** Games by name for staff who may read them; others enter keys. */
function AddGame({ onAdd }: { readonly onAdd: (key: string) => void }) {
  const { t, language } = useTexts()
  const mayRead = useMay('games.read')
  const games = useQuery({ queryKey: ['games'], queryFn: () => ask(api(listGames, { query: {} })), enabled: mayRead })
  const found = games.data?.games.toSorted((a, b) => a.name.localeCompare(b.name, language)) ?? []
  if (!mayRead) return null
  return (
    <Select
      label={t('campaigns.addGame')}
      value=""
      onChange={({ target }) => {
        if (target.value !== '') onAdd(target.value)
      }}
      options={[
        { value: '', label: t('campaigns.chooseGame') },
        ...found.map(({ key, name }) => ({ value: key, label: name })),
      ]}
    />
  )
}
