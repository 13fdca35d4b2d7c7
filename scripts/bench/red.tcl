# The scenario of the laboratory `red` in ns-2: ten Reno flows over RED as published in 1993, each packet delayed at random.
# ns red.tcl DURATION WARM-UP MIN_TH PS TAU SEED RULES prints the packets at the bottleneck, the utilization, the mean queueing delay (ms) and
# the share of packets dropped by RED. RULES: see rules.tcl.
lassign $argv duration warmup minth ps tau seed rules

set ns [new Simulator]
ns-random $seed
set starts [new RandomVariable/Uniform]
$starts set min_ 0
$starts set max_ 1

Queue/RED set bytes_ false
Queue/RED set queue_in_bytes_ false
Queue/RED set thresh_ $minth
Queue/RED set maxthresh_ [expr 3 * $minth]
Queue/RED set q_weight_ 0.0012
Queue/RED set linterm_ 10
Queue/RED set gentle_ false
Queue/RED set wait_ false
Queue/RED set adaptive_ 0
Queue/RED set mean_pktsize_ 1250
Queue/RED set setbit_ false
source [file join [file dirname [info script]] rules.tcl]

set disturbance [new RandomVariable/Exponential]
$disturbance set avg_ [expr $tau / 1000.0]

proc disturb {i least line} {
  global link disturbance
  if {[lindex $line 0] eq "-"} { [$link($i) link] set delay_ [expr $least + [$disturbance value]] }
}

set c1 [$ns node]
set c2 [$ns node]
$ns simplex-link $c1 $c2 6Mb 0ms RED
$ns simplex-link $c2 $c1 100Mb 0ms DropTail
$ns queue-limit $c1 $c2 100000
$ns queue-limit $c2 $c1 100000

for {set i 0} {$i < 10} {incr i} {
  # half of the round trip on each side, without transmission times; the mean random delay T is part of it
  set trip [expr 0.124 + 0.032 * $i / 9.0 - 1250 * 8 / 30e6 - 1250 * 8 / 6e6]
  set source($i) [$ns node]
  set sink($i) [$ns node]
  $ns duplex-link $source($i) $c1 30Mb [expr $trip / 4] DropTail
  $ns duplex-link $c2 $sink($i) 1000Mb [expr $trip / 4] DropTail
  $ns queue-limit $source($i) $c1 100000
  if {$tau > 0} {
    # the delay of the next packet; its mean T is part of the round trip
    set link($i) [$ns link $source($i) $c1]
    $link($i) trace-callback $ns "disturb $i [expr $trip / 4 - $tau / 1000.0]"
  }
  if {$ps > 0} {
    set loss [new ErrorModel]
    $loss set rate_ $ps
    $loss unit pkt
    $loss ranvar [new RandomVariable/Uniform]
    $loss drop-target [new Agent/Null]
    $ns lossmodel $loss $source($i) $c1
  }
  set tcp($i) [new Agent/TCP/Reno]
  $ns attach-agent $source($i) $tcp($i)
  set receiver [new Agent/TCPSink]
  $ns attach-agent $sink($i) $receiver
  $ns connect $tcp($i) $receiver
  set ftp [new Application/FTP]
  $ftp attach-agent $tcp($i)
  $ns at [$starts value] "$ftp start"
}

set monitor [$ns monitor-queue $c1 $c2 ""]

proc acknowledged {} {
  global tcp
  set sum 0
  for {set i 0} {$i < 10} {incr i} { set sum [expr $sum + [$tcp($i) set ack_]] }
  return $sum
}

proc counts {} {
  global monitor
  return [list [acknowledged] [$monitor set parrivals_] [$monitor set pdrops_] [[$monitor get-pkts-integrator] set sum_]]
}

$ns at $warmup { set before [counts] }
$ns at $duration {
  set after [counts]
  for {set k 0} {$k < 4} {incr k} { lset after $k [expr [lindex $after $k] - [lindex $before $k]] }
  lassign $after delivered arrived dropped queue
  set time [expr double($duration - $warmup)]
  set packet [expr 1250 * 8 / 6e6]
  puts "[$monitor set parrivals_] [expr $delivered * $packet / $time] [expr 1000 * $queue / $time * $packet] [expr double($dropped) / $arrived]"
  exit 0
}
$ns run
