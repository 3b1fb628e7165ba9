import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { getNickname, setNickname } from '#contract/play-v1/nickname.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { levels } from '../../shell/levels/levels-store.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'

const KEY = ['nickname']

/** The name that others see instead of the player's own: chosen, changed or dropped, where the brand lets players. */
export function NicknamePanel({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('account')
  const queries = useQueryClient()
  const [failed, setFailed] = useState<Failed>()
  const [isKept, setIsKept] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const answer = await api(getNickname, { query: {} })
      if (answer.ok) return answer.data
      throw new Error(answer.code)
    },
  })
  if (!data || (!data.mayChange && data.nickname === null)) return null

  async function choose(nickname: string | null) {
    setFailed(undefined)
    setIsKept(false)
    setIsBusy(true)
    const answer = await api(setNickname, { body: { nickname } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    queries.setQueryData(KEY, { mayChange: true, nickname: answer.data.nickname })
    levels.setNickname(answer.data.nickname ?? '')
    setIsKept(true)
  }
  if (!data.mayChange)
    return (
      <p>
        {t('nickname')}: {data.nickname}
      </p>
    )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void choose(String(new FormData(event.currentTarget).get('nickname') ?? ''))
  }
  return (
    <PageForm onSubmit={submit} refused={failed}>
      <Field
        // Remounts the field with the saved name.
        key={data.nickname}
        label={t('nickname')}
        hint={t('nicknameHint')}
        name="nickname"
        autoComplete="nickname"
        minLength={3}
        maxLength={20}
        required
        defaultValue={data.nickname ?? ''}
      />
      <div className="button-set">
        <Button type="submit" variant="ghost" disabled={isBusy}>
          {t('nicknameKeep')}
        </Button>
        {data.nickname === null ? null : (
          <Button type="button" variant="ghost" disabled={isBusy} onClick={() => void choose(null)}>
            {t('nicknameDrop')}
          </Button>
        )}
      </div>
      <p role="status">{isKept ? t(data.nickname === null ? 'nicknameDropped' : 'nicknameKept') : ''}</p>
      <Failure failed={failed} texts={errors} />
    </PageForm>
  )
}
