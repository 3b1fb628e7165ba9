import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getSettings, setSettings } from '#contract/onling-v2/player-settings.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'

const KEY = ['settings']
const CHOICES = ['wantsMarketingEmail', 'wantsMarketingSms', 'isBalanceShown'] as const
type Choice = (typeof CHOICES)[number]
/** Changes without a response yet. */
type Pressed = Partial<Record<Choice, { readonly isWanted: boolean }>>

/** The player's choices about messages and display. A checkbox is saved at once. */
export function SettingsPanel({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('account')
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [failed, setFailed] = useState<Failed>()
  const [pressed, setPressed] = useState<Pressed>({})
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const answer = await api(getSettings, { query: {} })
      if (answer.ok) return answer.data
      throw new Error(answer.code)
    },
  })

  async function change(choice: Choice, isWanted: boolean) {
    setFailed(undefined)
    // Optimistic: shown at once, and reverted if saving fails.
    const press = { isWanted }
    setPressed((now) => ({ ...now, [choice]: press }))
    // A response in flight does not contain it.
    await queries.cancelQueries({ queryKey: KEY })
    const answer = await api(setSettings, { body: { [choice]: isWanted } })
    if (answer.ok) queries.setQueryData(KEY, answer.data)
    // A later press is kept.
    setPressed(({ [choice]: last, ...others }) => (last && last !== press ? { ...others, [choice]: last } : others))
    if (!answer.ok) setFailed(answer)
    // The header follows.
    else if (choice === 'isBalanceShown') void revalidate()
  }

  if (!data) return null
  return (
    <section className="panel" aria-labelledby="settings-title">
      <h2 id="settings-title">{t('settings')}</h2>
      {CHOICES.map((choice) => (
        <label key={choice} className="tick-box">
          <input
            type="checkbox"
            checked={pressed[choice]?.isWanted ?? data[choice]}
            onChange={(event) => void change(choice, event.target.checked)}
          />
          <span>{t(choice)}</span>
        </label>
      ))}
      <Failure failed={failed} texts={errors} />
    </section>
  )
}
