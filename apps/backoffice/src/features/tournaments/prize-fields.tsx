import { useQuery } from '@tanstack/react-query'
import { list } from '#contract/onling-v2/bonuses.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { api, ask } from '../../shell/api.ts'
import { useMay } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useGames } from './pick-games.tsx'
import { emptyPrize, type PrizeForm } from './read-tournament-form.ts'

type Props = { readonly prizes: readonly PrizeForm[]; readonly onWrite: (prizes: readonly PrizeForm[]) => void }
const KINDS = ['money', 'free-rounds', 'bonus'] as const

/** The prizes by place, consecutive from the first place on. */
export function PrizeFields({ prizes, onWrite }: Props) {
  const { t } = useTexts()
  const write = (at: number) => (more: Partial<PrizeForm>) =>
    onWrite(prizes.map((prize, index) => (index === at ? { ...prize, ...more } : prize)))
  const add = () => {
    const next = String((Number(prizes.at(-1)?.to) || 0) + 1)
    onWrite([...prizes, { ...emptyPrize, from: next, to: next }])
  }
  return (
    <fieldset>
      <legend>{t('tournaments.prizes')}</legend>
      {prizes.map((prize, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a prize is its place in the list
        <div key={at} className={layout.column}>
          <OnePrize prize={prize} onWrite={write(at)} />
          {prizes.length > 1 ? (
            <Button variant="outlined" onClick={() => onWrite(prizes.filter((_, index) => index !== at))}>
              {t('tournaments.removePrize', { from: prize.from, to: prize.to })}
            </Button>
          ) : null}
        </div>
      ))}
      <Button variant="outlined" onClick={add}>
        {t('tournaments.addPrize')}
      </Button>
    </fieldset>
  )
}

function OnePrize({
  prize,
  onWrite,
}: {
  readonly prize: PrizeForm
  readonly onWrite: (more: Partial<PrizeForm>) => void
}) {
  const { t } = useTexts()
  const currency = useMainCurrency() ?? ''
  const games = useGames()
  const digits = { inputMode: 'numeric', maxLength: 4 } as const
  return (
    <div className={joinClasses(layout.row, layout.wrap)}>
      <TextField
        {...digits}
        label={t('tournaments.place.from')}
        value={prize.from}
        onWrite={(from) => onWrite({ from })}
      />
      <TextField {...digits} label={t('tournaments.place.to')} value={prize.to} onWrite={(to) => onWrite({ to })} />
      <label className={joinClasses()}>
        {t('tournaments.prizeKind')}
        <select
          className={joinClasses()}
          value={prize.kind}
          onChange={({ target }) => onWrite({ kind: KINDS.find((kind) => kind === target.value) ?? 'money' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`tournaments.prize.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {prize.kind === 'money' ? (
        <TextField
          label={t('tournaments.amount', { currency })}
          inputMode="decimal"
          value={prize.amount}
          onWrite={(amount) => onWrite({ amount })}
        />
      ) : null}
      {prize.kind === 'free-rounds' ? (
        <>
          <Select
            label={t('tournaments.game')}
            value={prize.gameKey}
            onChange={({ target }) => onWrite({ gameKey: target.value })}
          >
            <option value="">–</option>
            {games.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            label={t('tournaments.stake', { currency })}
            inputMode="decimal"
            value={prize.stake}
            onWrite={(stake) => onWrite({ stake })}
          />
          <TextField
            {...digits}
            label={t('tournaments.roundCount')}
            value={prize.rounds}
            onWrite={(rounds) => onWrite({ rounds })}
          />
          <TextField
            {...digits}
            label={t('tournaments.daysValid')}
            value={prize.days}
            onWrite={(days) => onWrite({ days })}
          />
        </>
      ) : null}
      {prize.kind === 'bonus' ? (
        <BonusField bonusId={prize.bonusId} onWrite={(bonusId) => onWrite({ bonusId })} />
      ) : null}
    </div>
  )
}

function BonusField({ bonusId, onWrite }: { readonly bonusId: string; readonly onWrite: (bonusId: string) => void }) {
  const { t } = useTexts()
  const mayRead = useMay('bonuses.read')
  const bonuses = useQuery({
    queryKey: ['bonuses', 'prizes'],
    queryFn: () => ask(api(list, { query: { limit: 200 } })),
    enabled: mayRead,
  }).data?.rows
  return (
    <Select label={t('tournaments.bonus')} value={bonusId} onChange={({ target }) => onWrite(target.value)}>
      <option value="">–</option>
      {bonuses?.map((bonus) => (
        <option key={bonus.bonusId} value={bonus.bonusId}>
          {bonus.name}
        </option>
      ))}
    </Select>
  )
}
