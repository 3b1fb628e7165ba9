/** The payment that the address of a return names: partners name it in one of these ways. */
export const namedPayment = (params: URLSearchParams): string | null =>
  params.get('payment') ?? params.get('paymentId') ?? params.get('id')
