import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the version of the terms anew once the shown one was refused: another one came into force meanwhile. */
export function useNewTerms(isRefused: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isRefused) void revalidate()
  }, [isRefused, revalidate])
}
