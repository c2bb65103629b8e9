import { spyOn } from 'storybook/test';

/** Takes the network away from the page of a story, and gives it back at the end. */
export function losesNetwork(): () => void {
  const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    network.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}
