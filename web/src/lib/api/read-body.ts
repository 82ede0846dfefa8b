/** An empty body is an empty list; everything else is JSON. */
export const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  if (text === '') return []
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`Error parsing API response as JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
