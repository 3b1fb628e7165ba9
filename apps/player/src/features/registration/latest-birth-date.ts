/** The last day on which a person who may register today can have been born, as `2008-11-21`. */
export function latestBirthDate(today: Date, ageMin: number): string {
  const year = today.getFullYear() - ageMin
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(today.getMonth() + 1)}-${two(today.getDate())}`
}
