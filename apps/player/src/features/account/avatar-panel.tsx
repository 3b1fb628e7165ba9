import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { deleteAvatar, getAvatar, uploadAvatar } from '#contract/onling-v2/player-avatar.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { api } from '../../shell/api.ts'
import { writeClientValue } from '../../shell/client-values.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { uploadFile } from '../../shell/fields/upload-file.ts'

const KEY = ['avatar']

/** Choice of the player's avatar, or none. The header shows it from the next page on. */
export function AvatarPanel({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('account')
  const id = useId()
  const queries = useQueryClient()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const { data: url } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const answer = await api(getAvatar, { query: {} })
      if (answer.ok) return answer.data.url
      throw new Error(answer.code)
    },
  })

  function keep(address: string | null) {
    queries.setQueryData(KEY, address)
    writeClientValue('avatarUrl', address ?? undefined)
  }
  async function send(file: File) {
    setIsBusy(true)
    setFailed(undefined)
    const answer = await uploadFile(uploadAvatar, { query: undefined, file })
    setIsBusy(false)
    if (answer.ok) keep(answer.data.url)
    else setFailed(answer)
  }
  async function remove() {
    setFailed(undefined)
    const answer = await api(deleteAvatar, {})
    if (answer.ok) keep(null)
    else setFailed(answer)
  }

  return (
    <div className="avatar-panel" aria-busy={isBusy}>
      {url ? <img src={url} alt={t('avatar')} width={96} height={96} /> : <Icon name="person" />}
      <div>
        <label className={buttonClass('ghost')} htmlFor={id}>
          {t(url ? 'avatarChange' : 'avatarAdd')}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Reset, so that the same file can be chosen again after a refusal.
              event.target.value = ''
              if (file) void send(file)
            }}
          />
        </label>
        {url ? (
          <Button variant="ghost" onClick={() => void remove()}>
            {t('avatarRemove')}
          </Button>
        ) : null}
        <Failure failed={failed} texts={errors} />
      </div>
    </div>
  )
}
