import {useEffect, useState} from 'react';

/** What a button says of its last press, for two seconds and a half; empty before and after. */
export function useBriefMessage(): [message: string, setMessage: (message: string) => void] {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), 2500);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
