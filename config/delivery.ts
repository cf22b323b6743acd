import type {DeliveryOptions} from '../delivery/options';
import {site} from '../data/site';

/** What this site gives the delivery layer. */
export const delivery: DeliveryOptions = {summary: site.summary};
