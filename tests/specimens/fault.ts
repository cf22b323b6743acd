import {useEffect, useState} from 'react';

/**
 * Throws once the page is mounted, unless `healed` stands in session storage: so that a test can make a page crash,
 * then take the cause away and try again.
 */
export function useFault(): void {
  const [faulty, setFaulty] = useState(false);
  useEffect(() => setFaulty(sessionStorage.getItem('healed') === null), []);
  if (faulty) throw new Error('outer', {cause: new Error('inner')});
}
