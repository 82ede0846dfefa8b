/** Calls back when the connection returns or the page is looked at again. The function returned ends that. */
export function onComingBack(callBack: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && callBack()
  window.addEventListener('online', callBack)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', callBack)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
