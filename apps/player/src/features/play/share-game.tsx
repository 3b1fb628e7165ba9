import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'

type Props = { readonly name: string; readonly address: string }

/**
 * Shares the game's page: by the device's share dialog, otherwise by copying the URL, which contains nothing of the
 * player.
 */
export function ShareGame({ name, address }: Props) {
  const t = useTranslations('play')
  const [said, setSaid] = useState('')

  async function share() {
    const url = new URL(address, location.origin).href
    setSaid('')
    try {
      if ('share' in navigator) return await navigator.share({ title: name, url })
      await (navigator as Navigator).clipboard.writeText(url)
      setSaid(t('shareCopied'))
    } catch (error) {
      // Closing the device's dialog is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(t('shareFailed', { url }))
    }
  }

  return (
    <>
      <Button variant="ghost" size="large" onClick={() => void share()}>
        {t('share')}
      </Button>
      <output className={said ? 'note' : 'visually-hidden'}>{said}</output>
    </>
  )
}
